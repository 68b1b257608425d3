import type { VacancyForm } from './form.ts'

/** Rows of a list in the form. */
export const MAX_FORM_ROWS = 40
export const MAX_FORM_TEXTS = 12

const BLANK: Omit<VacancyForm, 'texts'> = {
  rank: '',
  cadetBerth: false,
  positions: '1',
  imo: '',
  vesselName: '',
  hidesShip: false,
  vesselType: '',
  vesselClass: '',
  flag: '',
  built: '',
  dwt: '',
  gt: '',
  capacity: '',
  capacityUnit: '',
  engine: '',
  dpClass: '',
  areas: [],
  tradingArea: '',
  payMin: '',
  payMax: '',
  payCurrency: 'USD',
  payPeriod: 'month',
  payKind: '',
  payBasic: '',
  payOvertime: '',
  payLeave: '',
  payBonus: '',
  joinFrom: '',
  joinTo: '',
  port: '',
  portCountry: '',
  duration: '',
  plusMinus: '',
  rotationOn: '',
  rotationOff: '',
  papers: [],
  monthsInRank: '',
  monthsOnType: '',
  english: '',
  nationalities: [],
  crewSize: '',
  crew: [],
  internet: '',
  internetFreeGb: '',
  internetPrice: '',
  internetCurrency: '',
  travel: '',
  agreementKind: '',
  agreement: '',
  insurance: '',
}

/** A form in which nothing was typed, but for what most vacancies say. */
export const createBlankForm = (language: string): VacancyForm => ({
  ...structuredClone(BLANK),
  texts: [{ language, text: '' }],
})
