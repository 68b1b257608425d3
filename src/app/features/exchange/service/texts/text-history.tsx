import type { PageContext } from '#src/app/page.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { type Column, DataTable } from '#src/app/ui/table/index.ts'
import type { ServiceTexts, TextVersion } from '#src/contract/service/text-schemas.ts'
import { getLocale } from '#src/domain/locales.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ServiceWordsView } from '../service-words-view.tsx'
import { textsPath } from './queries.ts'

const MARKS = { current: 'ok', planned: 'note', past: 'line' } as const

function Published({ version: { createdAt, createdBy } }: { version: TextVersion }) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  if (createdAt === null) return t('dated-rule.history.release')
  return (
    <>
      {dateTime(createdAt)}
      <div className="small">{createdBy === null ? t('dated-rule.history.gone') : <bdi>{createdBy}</bdi>}</div>
    </>
  )
}

function useVersionColumns(texts: ServiceTexts): Column<TextVersion>[] {
  const { t } = useIntl()
  const { plainDate, integer } = useFormats()
  const { service, language } = texts
  const { tag, dir } = getLocale(language)
  return [
    { id: 'number', name: t('dated-rule.history.number'), isHead: true, cell: ({ number }) => integer(number) },
    {
      id: 'state',
      name: t('site-update.column.state'),
      cell: ({ state }) => <StateMark kind={MARKS[state]}>{t(`service-text.state.${state}`)}</StateMark>,
    },
    {
      id: 'from',
      name: t('service-text.field.from'),
      isNamed: true,
      cell: ({ from }) => from !== null && plainDate(from),
    },
    { id: 'published', name: t('service-text.history.published'), cell: (version) => <Published version={version} /> },
    {
      id: 'words',
      name: t('dated-rule.history.links'),
      phone: 'line',
      cell: ({ number, ...words }) => (
        <details>
          <summary>
            <bdi lang={tag}>{words.title}</bdi>
          </summary>
          <div className="column gap-3 u-pbe-2" lang={tag} dir={dir}>
            <ServiceWordsView words={words} />
          </div>
          <PathLink
            className="button dense"
            path={`${textsPath({ service, language, version: String(number) })}#publish-form`}
          >
            {t('service-text.history.restore', { number })}
          </PathLink>
        </details>
      ),
    },
  ]
}

/** The versions of the texts of a service in a language, the newest first. */
export function TextHistory({ ctx, texts }: { ctx: PageContext; texts: ServiceTexts }) {
  const { t } = useIntl()
  const title = t('dated-rule.history.title')
  return (
    <section className="section column gap-4">
      <h2 className="heading-2">{title}</h2>
      <DataTable
        ctx={ctx}
        name="service-texts"
        caption={title}
        columns={useVersionColumns(texts)}
        rows={texts.versions}
        idOf={({ number }) => String(number)}
      />
    </section>
  )
}
