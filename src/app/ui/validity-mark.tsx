import type { ReactNode } from 'react'
import { VALIDITIES, type Validity } from '#src/domain/validity.ts'
import { type StateKind, StateMark } from './marks.tsx'

const KINDS: Record<Validity, StateKind> = { unlimited: 'plain', valid: 'ok', ending: 'warn', expired: 'bad' }

/** The validity of a paper as text. */
export const ValidityMark = ({ validity, children }: { validity: Validity; children: ReactNode }) => (
  <StateMark kind={KINDS[validity]}>{children}</StateMark>
)

/** Sorts expired papers first, then expiring ones; others keep their order. */
export const sortByCare = <Paper extends { validity: Validity }>(papers: readonly Paper[]): Paper[] =>
  papers.toSorted((a, b) => VALIDITIES.indexOf(b.validity) - VALIDITIES.indexOf(a.validity))
