import type { VerifiedMark } from '#src/contract/verification/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { Verified } from './marks.tsx'

/** The two passports of SPEC 3. */
const PASSPORTS: Readonly<Record<string, string>> = { international: 'passport', seaman: 'seamans-book' }

/** States that our staff checked papers: which, and when. It does not rate the person. */
export function CheckedMark({ mark, isShort = false }: { mark: VerifiedMark | null; isShort?: boolean }) {
  const intl = useIntl()
  const { t } = intl
  const { date, list } = useFormats()
  if (!mark) return null
  const names = mark.items.map(({ type, name }) => {
    const id = `certificate.${PASSPORTS[name ?? ''] ?? name}` as const
    return intl.has(id) ? t(id) : (name ?? t(`check.type.${type}`))
  })
  return (
    <div className="column u-gap-1">
      <Verified>{t('check.mark.title')}</Verified>
      <span className="smallest faint">
        {isShort
          ? t('check.mark.short', { date: date(mark.checkedAt), count: mark.items.length })
          : t('check.mark.text', { date: date(mark.checkedAt), documents: list([...new Set(names)]) })}
      </span>
    </div>
  )
}
