import { useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { LookupsContext } from '#src/app/ui/forms/typed/typed-form.ts'
import type { EditedVacancy } from '#src/contract/vacancy-editor/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ClashNotice } from './clash-notice.tsx'
import { MissingProvider } from './editor-context.ts'
import { FormField } from './form-field.tsx'
import { MissingPanel } from './missing-panel.tsx'
import { SaveLine } from './save-line.tsx'
import { SECTIONS, sectionOf } from './sections.ts'
import { useVacancyForm } from './use-vacancy-form.ts'

type Props = { vacancy: EditedVacancy; ctx: PageContext }

/** The editor: one form in sections, saved automatically on pauses. */
export function Editor({ vacancy, ctx }: Props) {
  const { t } = useIntl()
  const { arrive } = useRuntime()
  const editing = useVacancyForm(vacancy, ctx)
  const { edited } = editing
  const lookups = useMemo(
    () => ({
      ownCompanies: () => [],
      findCompanies: async () => [],
      findShip: (imo: string) =>
        ctx.api.getShip(imo).then(
          (ship) => ship ?? undefined,
          () => undefined,
        ),
    }),
    [ctx.api],
  )
  const lacks = useMemo(
    () => ({ needed: edited.needed, nationalityLaw: edited.nationalityLaw }),
    [edited.needed, edited.nationalityLaw],
  )
  const preview = async () => {
    if (await editing.flush()) await arrive(`/vacancy/${vacancy.id}/edit?view=preview`, { from: ctx.here, changed: {} })
  }
  return (
    <FormProvider {...editing.form}>
      <LookupsContext value={lookups}>
        <MissingProvider value={lacks}>
          <SectionLinks edited={edited} />
          <MissingPanel edited={edited} />
          <form
            method="post"
            data-cv=""
            autoComplete="off"
            data-unsaved={editing.said.state === 'saved' ? undefined : ''}
            aria-label={t('vacancy-form.title')}
            noValidate
            onSubmit={(event) => event.preventDefault()}
            className="column gap-5"
          >
            <noscript>
              <p className="notice shoal">{t('vacancy-form.no-script')}</p>
            </noscript>
            <ClashNotice editing={editing} />
            {SECTIONS.map(({ name, fields }) => (
              <fieldset key={name} className="cv-group" id={`section-${name}`}>
                <legend>{t(`vacancy-form.section.${name}`)}</legend>
                <div className="cv-fields">
                  {fields.map((field) => (
                    <FormField key={field} name={field} />
                  ))}
                </div>
              </fieldset>
            ))}
          </form>
          <SaveLine editing={editing} onPreview={() => void preview()} />
        </MissingProvider>
      </LookupsContext>
    </FormProvider>
  )
}

/** Links to the sections, for phones. */
function SectionLinks({ edited: { needed, problems } }: { edited: EditedVacancy }) {
  const { t } = useIntl()
  const open = [...new Set([...needed, ...Object.keys(problems)])]
  return (
    <nav className="row" aria-label={t('vacancy-form.sections')}>
      {SECTIONS.map(({ name }) => {
        const lacking = open.filter((path) => sectionOf(path) === name).length
        return (
          <a key={name} href={`#section-${name}`} className="small">
            {t(`vacancy-form.section.${name}`)}
            {lacking > 0 && <span className="muted"> ({lacking})</span>}
          </a>
        )
      })}
    </nav>
  )
}
