import { makeSomebody } from '../../engines/somebody.ts';
import { expect, test } from '../../engines/test.ts';

const main = { role: 'main' } as const;

/** How much light a colour gives, from 0 to 255; what is not opaque is no surface. */
function lightOf([red = 0, green = 0, blue = 0, opacity = 1]: readonly number[]): number {
  expect(opacity).toBe(1);
  return (red + green + blue) / 3;
}

for (const { isDark, name } of [
  { isDark: true, name: 'dark' },
  { isDark: false, name: 'light' },
])
  test(`surfaces are ${name} where the device asks for it`, async ({ openHands, request }) => {
    const hands = await openHands({ isDark });
    const somebody = await makeSomebody(request);
    const expectColours = async () => {
      await expect
        .poll(async () => {
          const colour = await hands.colourBehind(main);
          return colour.length > 0 && lightOf(colour) < 128;
        })
        .toBe(isDark);
    };

    await test.step('Given the sign-in', async () => {
      await hands.open('/');
      await hands.waitFor({ role: 'textbox', name: 'Utente' });
      await expectColours();
    });

    await test.step('Then the screens of somebody are so, and what lies on them', async () => {
      await somebody.signIn(hands);
      for (const [path, heading] of [
        ['/dash', 'Ciao, '],
        ['/timesheet', 'Timesheet'],
        ['/firme', 'Nessun oggetto'],
        ['/profile', 'Dati'],
      ] as const) {
        await hands.open(path);
        await hands.sees(heading);
        await expectColours();
      }
    });
  });
