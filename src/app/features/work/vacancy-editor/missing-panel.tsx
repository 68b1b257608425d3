import { idOf } from '#src/app/ui/forms/typed/typed-form.ts'
import { Notice } from '#src/app/ui/states.tsx'
import type { EditedVacancy } from '#src/contract/vacancy-editor/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { labelOf } from './labels.ts'

/** Completeness, missing data, recommendations and warnings. */
export function MissingPanel({ edited }: { edited: EditedVacancy }) {
  const { t } = useIntl()
  const { points, problems } = edited
  const wrong = Object.keys(problems)
  const [needed, wished] = [edited.needed, edited.wished].map((paths) =>
    paths.filter((path) => !wrong.includes(path)),
  ) as [string[], string[]]
  return (
    <section className="sheet padded column gap-4" aria-labelledby="lacks-title">
      <h2 className="heading-3" id="lacks-title">
        {t('vacancy-form.lacks.title', { points })}
      </h2>
      <progress max={100} value={points} aria-labelledby="lacks-title" />
      {wrong.length > 0 && <FieldLinks text={t('vacancy-form.lacks.wrong')} paths={wrong} />}
      {needed.length > 0 && <FieldLinks text={t('vacancy-form.lacks.needed')} paths={needed} />}
      {wrong.length + needed.length === 0 && <p className="small">{t('vacancy-form.lacks.none')}</p>}
      {wished.length > 0 && <FieldLinks text={t('vacancy-form.lacks.wished')} paths={wished} />}
      <FlagNotices edited={edited} />
    </section>
  )
}

function FieldLinks({ text, paths }: { text: string; paths: readonly string[] }) {
  const { t } = useIntl()
  return (
    <div className="small">
      <p className="muted">{text}</p>
      <ul className="row">
        {paths.map((path) => (
          <li key={path}>
            <a href={`#${idOf(path)}`}>{t(labelOf(path))}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Findings for the moderator, and the pay warning shown to seafarers. */
export function FlagNotices({ edited: { flags } }: { edited: Pick<EditedVacancy, 'flags'> }) {
  const { t } = useIntl()
  return flags.map((flag) => (
    <Notice key={flag} tone="land" title={t(`vacancy-form.flag.${flag}`)}>
      {t(`vacancy-form.flag-text.${flag}`)}
    </Notice>
  ))
}
