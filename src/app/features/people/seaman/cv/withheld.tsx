import type { Withheld as WithheldPart } from '#src/domain/application/shown-cv.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** What a company does not see of a CV, and why. */
export function Withheld({ withheld }: { withheld: readonly WithheldPart[] }) {
  const { t } = useIntl()
  return (
    <div className="column">
      <h3 className="label">{t('sent.withheld.title')}</h3>
      <ul className="column gap-1 small muted">
        {withheld.map((name) => (
          <li key={name}>{t(`sent.withheld.${name}`)}</li>
        ))}
      </ul>
    </div>
  )
}
