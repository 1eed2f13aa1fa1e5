import type { Language } from 'shared-api/contracts/common';

const first = ['IT', 'SM', 'VA', 'CH'];

// Regions (ISO 3166) with their country calling codes (ITU-T E.164).
const callingCodes =
  'IT39 SM378 VA379 CH41 US1 CA1 AD376 AE971 AF93 AG1 AI1 AL355 AM374 AO244 AR54 AT43 AU61 AW297 AZ994 BA387 BB1 BD880 BE32 ' +
  'BF226 BG359 BH973 BI257 BJ229 BM1 BN673 BO591 BR55 BS1 BT975 BW267 BY375 BZ501 CD243 CF236 CG242 CI225 CL56 ' +
  'CM237 CN86 CO57 CR506 CU53 CV238 CW599 CY357 CZ420 DE49 DJ253 DK45 DM1 DO1 DZ213 EC593 EE372 EG20 ER291 ES34 ' +
  'ET251 FI358 FJ679 FM691 FO298 FR33 GA241 GB44 GD1 GE995 GF594 GH233 GI350 GL299 GM220 GN224 GP590 GQ240 GR30 ' +
  'GT502 GU1 GW245 GY592 HK852 HN504 HR385 HT509 HU36 ID62 IE353 IL972 IN91 IQ964 IR98 IS354 JM1 JO962 JP81 KE254 ' +
  'KG996 KH855 KI686 KM269 KN1 KP850 KR82 KW965 KY1 KZ7 LA856 LB961 LC1 LI423 LK94 LR231 LS266 LT370 LU352 LV371 ' +
  'LY218 MA212 MC377 MD373 ME382 MG261 MH692 MK389 ML223 MM95 MN976 MO853 MQ596 MR222 MT356 MU230 MV960 MW265 MX52 ' +
  'MY60 MZ258 NA264 NC687 NE227 NG234 NI505 NL31 NO47 NP977 NR674 NZ64 OM968 PA507 PE51 PF689 PG675 PH63 PK92 PL48 ' +
  'PR1 PS970 PT351 PW680 PY595 QA974 RE262 RO40 RS381 RU7 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SI386 SK421 SL232 ' +
  'SN221 SO252 SR597 SS211 ST239 SV503 SY963 SZ268 TD235 TG228 TH66 TJ992 TL670 TM993 TN216 TO676 TR90 TT1 TV688 ' +
  'TW886 TZ255 UA380 UG256 UY598 UZ998 VC1 VE58 VN84 VU678 WS685 XK383 YE967 ZA27 ZM260 ZW263';

/** Every phone prefix once, with the countries that share it: Italy and its neighbours first, the rest by name. */
export function phonePrefixes(language: Language): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const entries = callingCodes.split(' ').map((entry) => {
    const region = entry.slice(0, 2);
    return { region, name: names.of(region) ?? region, prefix: `+${entry.slice(2)}` };
  });
  const byPrefix = Object.groupBy(entries, ({ prefix }) => prefix);
  const rank = (region = '') => (first.includes(region) ? first.indexOf(region) : first.length);
  return Object.values(byPrefix)
    .map((sharing = []) => ({
      rank: rank(sharing[0]?.region),
      value: sharing[0]?.prefix ?? '',
      label: `${nameAll(sharing)} (${sharing[0]?.prefix})`,
    }))
    .toSorted((a, b) => a.rank - b.rank || a.label.localeCompare(b.label, language))
    .map(({ value, label }) => ({ value, label }));
}

const mostNames = 3;

function nameAll(sharing: readonly { name: string }[]): string {
  const names = sharing.slice(0, mostNames).map(({ name }) => name);
  return names.join(', ') + (sharing.length > mostNames ? '…' : '');
}
