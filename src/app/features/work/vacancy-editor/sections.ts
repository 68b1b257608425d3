/** Sections of the form, each with the message `vacancy-form.section.{name}`. */
export const SECTIONS = [
  { name: 'post', fields: ['rank', 'positions', 'cadetBerth'] },
  {
    name: 'ship',
    fields: [
      ...['imo', 'vesselName', 'hidesShip', 'vesselType', 'vesselClass', 'flag', 'built', 'dwt', 'gt'],
      ...['capacity', 'capacityUnit', 'engine', 'dpClass', 'areas', 'tradingArea'],
    ],
  },
  {
    name: 'pay',
    fields: [
      ...['payMin', 'payMax', 'payCurrency', 'payPeriod', 'payKind'],
      ...['payBasic', 'payOvertime', 'payLeave', 'payBonus'],
    ],
  },
  {
    name: 'joining',
    fields: ['joinFrom', 'joinTo', 'port', 'portCountry', 'duration', 'plusMinus', 'rotationOn', 'rotationOff'],
  },
  { name: 'demands', fields: ['papers', 'monthsInRank', 'monthsOnType', 'english', 'nationalities'] },
  {
    name: 'life',
    fields: [
      ...['crewSize', 'crew', 'internet', 'internetFreeGb', 'internetPrice', 'internetCurrency'],
      ...['travel', 'agreementKind', 'agreement', 'insurance'],
    ],
  },
  { name: 'words', fields: ['texts'] },
] as const

export type Section = (typeof SECTIONS)[number]
export type FieldName = Section['fields'][number]

/** Returns the section of a field by path, such as `papers.0.months`. */
export const sectionOf = (path: string): Section['name'] =>
  SECTIONS.find(({ fields }) => (fields as readonly string[]).includes(path.split('.')[0] ?? ''))?.name ?? 'post'
