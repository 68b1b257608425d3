import type { ReactNode } from 'react'
import { useFormats } from '../../i18n/react.tsx'

/** A name or a text from outside, kept in its own direction. */
export const Bdi = ({ ltr = false, children }: { ltr?: boolean; children: ReactNode }) => (
  <bdi {...(ltr && { dir: 'ltr' })}>{children}</bdi>
)

/** A calendar day, `YYYY-MM-DD`. */
export function PlainDate({ value, short = false }: { value: string; short?: boolean }) {
  const formats = useFormats()
  return <time dateTime={value}>{short ? formats.shortDate(value) : formats.plainDate(value)}</time>
}

/** An instant in UTC ms: how long ago it was, or its day when `now` is left out. */
export function Time({ value, now }: { value: number; now?: number }) {
  const formats = useFormats()
  return (
    <time dateTime={new Date(value).toISOString()}>
      {now === undefined ? formats.date(value) : formats.relative(value, now)}
    </time>
  )
}
