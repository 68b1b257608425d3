/** Names that engines of different age write differently, with the newer spelling: server and browser must agree. */
const AGREED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fil: { Ukranian: 'Ukrainian' },
  'pt-BR': { híndi: 'hindi' },
  ko: { 펀잡어: '펀자브어' },
  hr: { 'Ovčji Otoci': 'Farski Otoci' },
  vi: { Australia: 'Úc' },
  sl: {
    'Kajmanski otoki': 'Kajmanji otoki',
    Mauritius: 'Mavricij',
    Palau: 'Palav',
    'Saint Kitts in Nevis': 'Sveti Krištof in Nevis',
    'Saint Lucia': 'Sveta Lucija',
    'Saint Vincent in Grenadine': 'Sveti Vincencij in Grenadine',
    'Sao Tome in Principe': 'Sveti Tomaž in Princ',
  },
}

export const agreeOnName = (tag: string, name: string): string => AGREED[tag]?.[name] ?? name

/** Parts of dates, each in one language only. */
const AGREED_PARTS: readonly [older: string, newer: string][] = [
  [' a las ', ', '],
  ['জানুয়ারী', 'জানুয়ারি'],
  ['ফেব্রুয়ারী', 'ফেব্রুয়ারি'],
]

export const agreeOnDate = (text: string): string =>
  AGREED_PARTS.reduce((agreed, [older, newer]) => agreed.replace(older, newer), text)
