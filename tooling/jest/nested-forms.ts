const found = new Set<string>();

/** Notes each form that stands in another: the browser takes it out, and its button sends the outer one or nothing at all. */
export function watchNestedForms(): void {
  new MutationObserver(() => {
    for (const form of document.querySelectorAll('form form'))
      found.add(`<form id="${form.id}"> in <form id="${form.parentElement?.closest('form')?.id ?? ''}">`);
  }).observe(document, { childList: true, subtree: true });
}

/** The forms that were noted since the last call. */
export function takeNestedForms(): readonly string[] {
  const all = [...found];
  found.clear();
  return all;
}
