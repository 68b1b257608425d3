/** Why the law lets us keep something (GDPR, Article 6). */
type Basis = 'contract' | 'legitimate interest' | 'legal duty' | 'consent'

/** The column of a row that leads to a person, and the table it leads to, by its `id` unless `key` says otherwise. */
type Link = { column: string; of: string; key?: string }

export type RegistryEntry = {
  /** More than one where a row belongs to several people. */
  links: readonly Link[]
  purpose: string
  basis: Basis
  /** How long rows live while the account does. */
  retention: string
  /** `cascade`: the database deletes them with the account. A step: the saga does it. `kept`: only ids that lead nowhere remain. */
  erasure: 'cascade' | 'step' | 'kept'
  /** Columns that the person gets, separated by spaces. */
  exported: string
  /** Columns that the person does not get, and why. */
  withheld?: Readonly<Record<string, string>>
}

/** What is kept of people, by table. */
export type PersonalData = Readonly<Record<string, RegistryEntry>>

// Words that many entries share.
export const ofAccount: readonly Link[] = [{ column: 'account_id', of: 'account' }]
export const ofSeaman: readonly Link[] = [{ column: 'seaman_id', of: 'seaman' }]
export const ofCompany: readonly Link[] = [{ column: 'company_id', of: 'company' }]
export const WHILE_THERE = 'while the account is there'
export const SECRET = 'a secret that only opens something; it says nothing about the person'

export const columnsOf = ({ exported, withheld = {} }: RegistryEntry): string[] => [
  ...exportedColumnsOf({ exported }),
  ...Object.keys(withheld),
]

export const exportedColumnsOf = ({ exported }: Pick<RegistryEntry, 'exported'>): string[] =>
  exported.split(/\s+/).filter(Boolean)
