import { test } from '../../engines/test.ts';

test('a server out of reach is said by our own page', async ({ openHands, ownServer }) => {
  const { address } = ownServer;
  const hands = await openHands({ address });

  await test.step('Given a page that was open before', async () => {
    await hands.open('/');
    await hands.waitFor({ role: 'textbox', name: 'Utente' });
    await hands.hasWorker();
  });

  await test.step('When the server is gone, then any address says so in our words', async () => {
    await ownServer.stop();
    await hands.open('/documents');
    await hands.waitFor({ role: 'heading', name: 'Sportello non risponde' });
    await hands.press({ role: 'button', name: 'Riprova' });
    await hands.waitFor({ role: 'heading', name: 'Sportello non risponde' });
  });
});
