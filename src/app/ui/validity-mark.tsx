import type { ReactNode } from 'react'
import { VALIDITIES, type Validity } from '#src/domain/validity.ts'
import { type StateKind, StateMark } from './marks.tsx'

const KINDS: Record<Validity, StateKind> = { unlimited: 'plain', valid: 'ok', ending: 'warn', expired: 'bad' }

/** How a paper stands, in the words of the page. */
export const ValidityMark = ({ validity, children }: { validity: Validity; children: ReactNode }) => (
  <StateMark kind={KINDS[validity]}>{children}</StateMark>
)

/** What has run out first, what runs out next second: the rest is in order. */
export const sortByCare = <Paper extends { validity: Validity }>(papers: readonly Paper[]): Paper[] =>
  papers.toSorted((a, b) => VALIDITIES.indexOf(b.validity) - VALIDITIES.indexOf(a.validity))
