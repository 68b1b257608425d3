import type { CompanyPart } from '#src/contract/company-check/company-check.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import type { CompanyParts, CompanyRow } from './company-details.repository.ts'
import type { NormalDetails } from './company-details.rules.ts'
import { dropWaiting, keepWaiting, languageOf, publishText } from './company-parts.repository.ts'
import { flagPart } from './flag-text.ts'

/** A part as it was typed, beside what the public reads now. */
type Typed = { part: CompanyPart; value: string; shown: string }

function listTyped(details: NormalDetails, company: CompanyRow, { texts }: CompanyParts): Typed[] {
  return [
    { part: 'name', value: details.name, shown: company.name },
    { part: 'website', value: details.website ?? '', shown: company.website ?? '' },
    ...details.texts.map(
      ({ language, text }): Typed => ({
        part: `text-${language}`,
        value: text,
        shown: texts.find((known) => known.language === language)?.text ?? '',
      }),
    ),
  ]
}

type Planning = { db: Database; now: number; company: CompanyRow; said: CompanyParts; keepsMark: boolean }

export type PartPlan = {
  /** Brand and website as the public reads them from now on. */
  name: string
  website: string | null
  statements: Statement[]
}

/**
 * Decides of every part whether the public reads it now. What is taken away, and what a verified company writes without a flag, needs no
 * reading; everything else waits for an admin. One that waits or was refused in the same words stays as it is.
 */
export function planParts(details: NormalDetails, { db, now, company, said, keepsMark }: Planning): PartPlan {
  const plan: PartPlan = { name: company.name, website: company.website, statements: [] }
  const companyId = company.id
  for (const { part, value, shown } of listTyped(details, company, said)) {
    const flags = flagPart(part, value)
    const isOpen = value === shown || value === '' || (keepsMark && flags.length === 0)
    if (!isOpen) {
      const isKnown = said.waiting.some((row) => row.part === part && row.value === value)
      if (!isKnown) plan.statements.push(keepWaiting(db, { companyId, part, value, flags, now }))
      continue
    }
    const language = languageOf(part)
    if (part === 'name') plan.name = value
    if (part === 'website') plan.website = value || null
    if (language && value !== shown) plan.statements.push(publishText(db, { companyId, language, text: value, now }))
    plan.statements.push(dropWaiting(db, companyId, part))
  }
  return plan
}
