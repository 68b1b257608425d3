import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** The marine shield; a licence number stands near it. */
export const Verified = ({ children }: { children: ReactNode }) => (
  <span className="ver">
    <Icon name="shield-check" />
    {children}
  </span>
)

export type StateKind = 'ok' | 'warn' | 'bad' | 'note' | 'line' | 'plain'

const SHAPES: Partial<Record<StateKind, IconName>> = { ok: 'check', warn: 'clock', bad: 'x' }

/** A state as shape, word and colour, never colour alone. */
export function StateMark({ kind, children }: { kind: StateKind; children: ReactNode }) {
  const shape = SHAPES[kind]
  return (
    <span className={kind === 'plain' ? 'st' : `st ${kind}`}>
      {shape && <Icon name={shape} />}
      {children}
    </span>
  )
}

type ChipProps = {
  href: string
  children: ReactNode
  /** Hidden words that say what following the link does, such as "Remove". */
  label: string
}

/** A condition that is on; the link takes it off. */
export const Chip = ({ href, children, label }: ChipProps) => (
  <a className="chip" href={href}>
    <bdi>{children}</bdi>
    <Icon name="x" size="s" />
    <span className="vh">{label}</span>
  </a>
)

/** How many of some conditions hold: filled, filled in warning colour, empty. The words stand beside it. */
export const Ticks = ({ met, warned = 0, total }: { met: number; warned?: number; total: number }) => (
  <svg className="ticks" viewBox={`0 0 ${total * 7} 12`} aria-hidden="true">
    {Array.from({ length: total }, (_, index) => {
      const kind = index < met ? 'y' : index < met + warned ? 'w' : 'n'
      const inset = kind === 'n' ? 0.5 : 0
      // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no identity but their place
      return <rect key={index} className={kind} x={index * 7 + 0.5} y={inset} width={4} height={12 - inset * 2} />
    })}
  </svg>
)
