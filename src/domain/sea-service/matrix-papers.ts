import type { Cv, CvDocument } from '../cv/cv.ts'
import type { TankerCargo } from './tanker-cargoes.ts'

/** A paper of the CV as the matrix shows it. */
export type MatrixPaper = { name: string; issuedBy: string | null; isExpired: boolean }

export type TrainingLevel = 'advanced' | 'basic'

export type MatrixPapers = {
  competency: MatrixPaper | null
  /** Flags that recognise the certificate. */
  acceptance: MatrixPaper[]
  /** Certificates for work with the cargo of a tanker, V/1-1 and V/1-2. */
  tanker: MatrixPaper[]
  /** By the papers that are valid, for each cargo that there is one for. */
  training: Partial<Record<TankerCargo, TrainingLevel>>
  radio: MatrixPaper | null
}

// The higher one first.
const COMPETENCY = [
  'chief-mate-master',
  'chief-second-engineer',
  'master-under-500-gt',
  'chief-second-engineer-under-3000-kw',
  'oow-deck',
  'oow-engine',
  'eto',
  'coc',
]
const RADIO = ['gmdss-goc', 'gmdss-roc']
const ADVANCED: Record<TankerCargo, string> = {
  oil: 'oil-advanced',
  chemical: 'chemical-advanced',
  gas: 'gas-advanced',
}
const BASIC: Record<TankerCargo, string> = {
  oil: 'oil-chemical-basic',
  chemical: 'oil-chemical-basic',
  gas: 'gas-basic',
}
const TANKER = [...Object.values(ADVANCED), 'oil-chemical-basic', 'gas-basic']

const isExpired = ({ validDate }: CvDocument, today: string): boolean => validDate !== null && validDate < today

const toPaper = (document: CvDocument, today: string): MatrixPaper => ({
  name: document.name ?? '',
  issuedBy: document.issuedBy,
  isExpired: isExpired(document, today),
})

/** A paper that was renewed is one paper. */
const isFirstOfItsIssuer = ({ name, issuedBy }: MatrixPaper, place: number, all: readonly MatrixPaper[]): boolean =>
  all.findIndex((paper) => paper.name === name && paper.issuedBy === issuedBy) === place

/** Papers of these names, in their order, those that are valid before those that are not. */
function listPapers({ documents }: Pick<Cv, 'documents'>, names: readonly string[], today: string): MatrixPaper[] {
  return names
    .flatMap((name) => documents.filter((document) => document.name === name))
    .map((document) => toPaper(document, today))
    .toSorted((one, other) => Number(one.isExpired) - Number(other.isExpired))
    .filter(isFirstOfItsIssuer)
}

export function readMatrixPapers(cv: Pick<Cv, 'documents'>, today: string): MatrixPapers {
  const tanker = listPapers(cv, TANKER, today)
  const holds = (name: string) => tanker.some((paper) => paper.name === name && !paper.isExpired)
  const training: MatrixPapers['training'] = {}
  for (const cargo of ['oil', 'chemical', 'gas'] as const) {
    if (holds(ADVANCED[cargo])) training[cargo] = 'advanced'
    else if (holds(BASIC[cargo])) training[cargo] = 'basic'
  }
  return {
    competency: listPapers(cv, COMPETENCY, today)[0] ?? null,
    acceptance: listPapers(cv, ['flag-endorsement'], today),
    tanker,
    training,
    radio: listPapers(cv, RADIO, today)[0] ?? null,
  }
}
