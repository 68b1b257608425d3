import type { XmlElement } from '@rgrove/parse-xml'
import { readXml, XmlError, type XmlProblem } from '#src/server/platform/read-xml.ts'
import { type WorkBudget, WorkBudgetError } from '#src/server/platform/work-budget.ts'
import { FeedError, type FeedErrorCode } from './feed-error.ts'

const LIMITS = { depth: 12, elements: 60_000 }

const CODES: Readonly<Record<XmlProblem, FeedErrorCode>> = {
  types: 'doctype',
  deep: 'too-deep',
  large: 'too-many-items',
  malformed: 'malformed',
}

/** Returns the root element. Throws `FeedError`. */
export function readRoot(xml: string, budget: WorkBudget): XmlElement {
  try {
    return readXml(xml, LIMITS, budget)
  } catch (error) {
    if (error instanceof XmlError) throw new FeedError(CODES[error.problem])
    throw error instanceof WorkBudgetError ? new FeedError('too-many-items') : error
  }
}
