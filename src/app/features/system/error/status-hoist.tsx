import { Pennant } from '#src/app/ui/signal-flag.tsx'
import { useIntl } from '#src/i18n/react.tsx'

/** The status as numeral pennants, top figure first. */
export function StatusHoist({ status }: { status: number }) {
  const { t } = useIntl()
  const figures = [...String(status)]
  return (
    <div className="hoist" role="img" aria-label={t('error-page.view.hoist', { status: String(status) })}>
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place
        <Pennant key={index} figure={Number(figure)} />
      ))}
    </div>
  )
}
