import { Fragment, type ReactNode } from 'react'

export type Fact = { label: ReactNode; value: ReactNode }

/** Pairs of name and value; empty values are left out. */
export const Facts = ({ rows, small = false }: { rows: readonly Fact[]; small?: boolean }) => (
  <dl className={small ? 'facts small' : 'facts'}>
    {rows
      .filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '')
      .map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their order
        <Fragment key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </dl>
)

export type KeyFigure = Fact & { note?: ReactNode }

/** Two to five key figures in a ruled strip. */
export const FactStrip = ({ figures, className = '' }: { figures: readonly KeyFigure[]; className?: string }) => (
  <dl className={`strip ${className}`.trim()}>
    {figures.map(({ label, value, note }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: figures keep their order
      <div key={index}>
        <dt>{label}</dt>
        <dd>
          {value}
          {note && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
)
