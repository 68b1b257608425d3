import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { PathLink } from './link.tsx'

/** The shield of a checked licence; the licence number is beside it. */
export const Verified = ({ children }: { children: ReactNode }) => (
  <span className="verified">
    <Icon name="shield-check" />
    {children}
  </span>
)

export type StateKind = 'ok' | 'warn' | 'bad' | 'note' | 'line' | 'plain'

const SHAPES: Partial<Record<StateKind, IconName>> = { ok: 'check', warn: 'clock', bad: 'x' }

/** A state as shape, text and colour, never colour alone. */
export function StateMark({ kind, children }: { kind: StateKind; children: ReactNode }) {
  const shape = SHAPES[kind]
  return (
    <span className={kind === 'plain' ? 'state' : `state ${kind}`}>
      {shape && <Icon name={shape} />}
      {children}
    </span>
  )
}

type ChipProps = {
  path: string
  children: ReactNode
  /** Hidden text for the link's effect, such as "Remove". */
  label: string
}

/** An active filter; the link removes it. */
export const Chip = ({ path, children, label }: ChipProps) => (
  <PathLink className="chip" path={path}>
    <bdi>{children}</bdi>
    <Icon name="x" size="small" />
    <span className="visually-hidden">{label}</span>
  </PathLink>
)
