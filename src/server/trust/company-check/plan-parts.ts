import type { CompanyPart } from '#src/contract/company-check/company-check.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import type { CompanyParts, CompanyRow, StatedRow } from './company-details.repository.ts'
import type { NormalDetails } from './company-details.rules.ts'
import { dropWaiting, keepWaiting, languageOf, publishText } from './company-parts.repository.ts'
import { flagPart } from './flag-text.ts'

/** A part as it was typed, beside what the public reads now. */
type Typed = { part: CompanyPart; value: string; shown: string }

function listTyped(details: NormalDetails, { company, stated, said: { texts } }: Planning): Typed[] {
  return [
    { part: 'name', value: details.name, shown: company.name },
    { part: 'website', value: details.website ?? '', shown: company.website ?? '' },
    { part: 'insurance', value: details.stated.insurance ?? '', shown: stated.insurance ?? '' },
    { part: 'harassmentPolicy', value: details.stated.harassmentPolicy ?? '', shown: stated.harassmentPolicy ?? '' },
    ...details.texts.map(
      ({ language, text }): Typed => ({
        part: `text-${language}`,
        value: text,
        shown: texts.find((known) => known.language === language)?.text ?? '',
      }),
    ),
  ]
}

type Planning = {
  db: Database
  now: number
  company: CompanyRow
  stated: StatedRow
  said: CompanyParts
  keepsMark: boolean
}

export type PartPlan = {
  /** As the public reads them from now on. */
  name: string
  website: string | null
  insurance: string | null
  harassmentPolicy: string | null
  statements: Statement[]
}

/**
 * Decides for each part whether it is public now. A removed part, and an unflagged one of a verified company, needs no review; everything else
 * waits for an admin. A part that waits or was refused is reviewed again when it changes, also for a verified company; unchanged, it stays as it is.
 */
export function planParts(details: NormalDetails, planning: Planning): PartPlan {
  const { db, now, company, stated, said, keepsMark } = planning
  const { insurance, harassmentPolicy } = stated
  const plan: PartPlan = { name: company.name, website: company.website, insurance, harassmentPolicy, statements: [] }
  const companyId = company.id
  for (const { part, value, shown } of listTyped(details, planning)) {
    const flags = flagPart(part, value)
    const held = said.waiting.find((row) => row.part === part)
    const isOpen = value === shown || value === '' || (keepsMark && flags.length === 0 && !held)
    if (!isOpen) {
      if (held?.value !== value) plan.statements.push(keepWaiting(db, { companyId, part, value, flags, now }))
      continue
    }
    const language = languageOf(part)
    if (part === 'name') plan.name = value
    if (part === 'website' || part === 'insurance' || part === 'harassmentPolicy') plan[part] = value || null
    if (language && value !== shown) plan.statements.push(publishText(db, { companyId, language, text: value, now }))
    if (held) plan.statements.push(dropWaiting(db, companyId, part))
  }
  return plan
}
