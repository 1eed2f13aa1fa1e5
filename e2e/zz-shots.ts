import { chromium, type Page } from 'playwright';
import { readFileSync } from 'node:fs';
const base='http://localhost:9100';
const password=readFileSync('/tmp/h0-data/demo-password','utf8').trim();
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const out='/tmp/shots/';
async function signIn(page: Page,user:string,pre:string){
  await page.goto(base+'/');
  await page.waitForTimeout(1500);
  await page.screenshot({path:out+pre+'-login.png'});
  await page.getByLabel(/^Utente|Nome utente|Username/).fill(user);
  await page.getByLabel(/^Password/).first().fill(password);
  const since=Date.now();
  await page.getByRole('button',{name:/^(Entra|Accedi|Login|Sign in)/}).first().click();
  await page.waitForTimeout(2500);
  await page.screenshot({path:out+pre+'-code.png'});
  const mails=await (await fetch(base+'/dev/outbox.json')).json() as any[];
  const code=/\b(\d{6})\b/.exec(mails.find(m=>new Date(m.at).getTime()>since-4000)?.text??'')?.[1]??'';
  await page.locator('input[autocomplete="one-time-code"]').first().pressSequentially(code);
  await page.waitForTimeout(600);
  const go=page.getByRole('button',{name:/Conferma|Verifica|Continua|Confirm|Verify/}).first();
  if(await go.isVisible().catch(()=>false)) await go.click();
  await page.waitForURL(/dash/,{timeout:20000});
  await page.waitForTimeout(1500);
}
const [,, user='mario.rossi', size='390', scheme='light', ...paths]=process.argv;
const [w,h]=size==='390'?[390,844]:[1440,900];
const ctx=await browser.newContext({viewport:{width:w,height:h},colorScheme:scheme as 'light',locale:'it-IT',timezoneId:'Europe/Rome',isMobile:size==='390',hasTouch:size==='390',serviceWorkers:'block'});
const page=await ctx.newPage();
const pre=`${user.split('.')[0]}-${size}-${scheme}`;
await signIn(page,user,pre);
for(const p of ['/dash',...paths]){
  await page.goto(base+p); await page.waitForTimeout(2000);
  await page.screenshot({path:out+pre+p.replace(/\W/g,'_')+'.png',fullPage:p.includes('full')});
}
await browser.close();
