/** What the page of the outbox does by itself: times by the clock of who reads it, codes copied by a click, one person chosen. */
export const outboxScript = `
for (const time of document.querySelectorAll('time')) time.textContent = new Date(time.dateTime).toLocaleString();
for (const button of document.querySelectorAll('button[data-copy]'))
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.title = button.ariaLabel = 'Copied';
    button.classList.add('copied');
  });
document.querySelector('select[name=to]')?.addEventListener('change', ({ target }) => target.form.requestSubmit());
`;
