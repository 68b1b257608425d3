import { GapList } from '#src/app/ui/gap-list.tsx'
import type { Sent } from '#src/contract/schemas/sent.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** What the vacancy asks for and the CV does not tell: both sides read the same list. */
export function SentGaps({ sent: { gaps, createdAt }, mends }: { sent: Sent; mends: boolean }) {
  const { t } = useIntl()
  const { date } = useFormats()
  if (!gaps) return null
  return (
    <section className="section">
      <header>
        <h2>{t('sent.gap.title')}</h2>
      </header>
      <div className="column gap-4">
        {gaps.items.length === 0 ? (
          <p className="muted">{t('sent.gap.none')}</p>
        ) : (
          <GapList items={gaps.items} mends={mends} />
        )}
        <p className="small muted">{t('sent.gap.rules', { rules: gaps.rules, date: date(createdAt) })}</p>
      </div>
    </section>
  )
}
