import { definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import { useHref } from '#src/app/ui/href.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import type { OfferedForms } from '#src/contract/agency-form/schemas.ts'
import { companyLink, withQuery } from '#src/contract/http/addresses.ts'
import { formFilePath } from '#src/domain/agency-form/agency-form.ts'
import { isLocaleCode, LOCALES, type LocaleCode } from '#src/domain/locales.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { offeredForms } from '../queries.ts'

type ChooseData = { forms: OfferedForms }

/** Forms are usually read in English. */
const languageOf = ({ search }: PageContext): LocaleCode => (search.in && isLocaleCode(search.in) ? search.in : 'en')

/** Agencies' forms that the caller's CV fills. */
export const chooseFormPage = definePage<ChooseData>({
  queries: (ctx) => ({ forms: offeredForms(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('agency-form.choose.title') }),
  Component: ChooseForm,
})

function ChooseForm({ data: { forms }, ctx }: PageProps<ChooseData>) {
  const { t } = useIntl()
  const language = languageOf(ctx)
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small">
            <Link to="/seaman/cv/formats">{t('files.page.title')}</Link>
          </p>
          <h1>{t('agency-form.choose.title')}</h1>
          <p className="muted">{t('agency-form.choose.lead')}</p>
        </div>
      </header>
      <div className="column gap-5">
        <SearchForm q={ctx.search.q ?? ''} language={language} />
        {forms.items.length === 0 ? (
          <EmptyState title={t('agency-form.choose.none-title')} text={t('agency-form.choose.none-text')} />
        ) : (
          <ul className="entries">
            {forms.items.map((form) => (
              <Offer key={form.id} form={form} language={language} />
            ))}
          </ul>
        )}
        {forms.hasMore && <p className="muted">{t('agency-form.choose.more')}</p>}
      </div>
    </div>
  )
}

function Offer({ form, language }: { form: OfferedForms['items'][number]; language: LocaleCode }) {
  const { t } = useIntl()
  const { company } = form
  return (
    <li className="row split">
      <div className="column u-gap-1 grow">
        <p className="row tight">
          <Link {...companyLink(company)}>
            <bdi>{company.name}</bdi>
          </Link>
          {!company.verified && <StateMark kind="plain">{t('agency-form.choose.licence')}</StateMark>}
          {form.hasApplied && <StateMark kind="note">{t('agency-form.choose.applied')}</StateMark>}
        </p>
        <p className="small muted break-anywhere">
          <bdi>{form.name}</bdi>
        </p>
      </div>
      {company.verified ? (
        <a className="button" href={withQuery(formFilePath(form.id), { in: language })} download="">
          {t('agency-form.choose.fill')}
        </a>
      ) : (
        <CarefulFill id={form.id} language={language} />
      )}
    </li>
  )
}

/** For an unchecked company: identifying data is only included after consent. */
function CarefulFill({ id, language }: { id: string; language: LocaleCode }) {
  const { t } = useIntl()
  return (
    <form className="column gap-2" method="get" action={formFilePath(id)}>
      <input type="hidden" name="in" value={language} />
      <p className="small">{t('agency-form.choose.unverified')}</p>
      <label className="check">
        <input type="checkbox" name="whole" value="1" />
        <span>{t('agency-form.choose.whole')}</span>
      </label>
      <div>
        <button type="submit" className="button">
          {t('agency-form.choose.fill')}
        </button>
      </div>
    </form>
  )
}

function SearchForm({ q, language }: { q: string; language: LocaleCode }) {
  const { t } = useIntl()
  const href = useHref()
  return (
    <search>
      <form
        key={`${q} ${language}`}
        className="sheet padded filter-grid"
        method="get"
        action={href('/seaman/cv/forms')}
      >
        <div className="field">
          <label htmlFor="form-q">{t('agency-form.choose.company')}</label>
          <input id="form-q" className="input dense" type="search" name="q" defaultValue={q} />
        </div>
        <div className="field">
          <label htmlFor="form-in">{t('agency-form.choose.language')}</label>
          <select id="form-in" className="input dense" name="in" defaultValue={language}>
            {LOCALES.map(({ code, name, tag }) => (
              <option key={code} value={code} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button primary">
          {t('agency-form.choose.find')}
        </button>
      </form>
    </search>
  )
}
