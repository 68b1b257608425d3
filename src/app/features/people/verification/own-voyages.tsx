import type { Action } from '#src/app/page.ts'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import type { OwnVoyage } from '#src/contract/verification/voyage-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { VoyageCells } from './voyage-cells.tsx'

type Props = ActProps & { voyages: readonly OwnVoyage[]; action: Action }

const KINDS: Record<OwnVoyage['state'], StateKind> = {
  none: 'plain',
  asked: 'note',
  confirmed: 'ok',
  declined: 'bad',
  changed: 'warn',
}

/** Voyages that name a company here, and what that company said of them. */
export function OwnVoyageList({ voyages, ...props }: Props) {
  const { t } = useIntl()
  return (
    <section className="section">
      <header>
        <h2>{t('check.voyage.title')}</h2>
      </header>
      <p className="muted u-pbe-4">{t('check.voyage.text')}</p>
      {voyages.length === 0 ? (
        <p>{t('check.voyage.none')}</p>
      ) : (
        <table className="table middle stack">
          <caption className="visually-hidden">{t('check.voyage.title')}</caption>
          <thead>
            <tr>
              {['voyage', 'days', 'company'].map((column) => (
                <th key={column} scope="col">
                  {t(`check.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {voyages.map((voyage) => (
              <tr key={voyage.entryId}>
                <VoyageCells voyage={voyage} />
                <td className="full">
                  <Answer voyage={voyage} {...props} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Answer({ voyage, ...props }: Omit<Props, 'voyages'> & { voyage: OwnVoyage }) {
  const { t } = useIntl()
  const { state, company, companies } = voyage
  const mayAsk = state !== 'asked' && state !== 'confirmed'
  return (
    <div className="column">
      {state !== 'none' && (
        <StateMark kind={KINDS[state]}>{t(`check.voyage.${state}`, { company: company ?? '' })}</StateMark>
      )}
      {mayAsk && companies.map((one) => <Question key={one.id} voyage={voyage} company={one} {...props} />)}
    </div>
  )
}

type QuestionProps = Omit<Props, 'voyages'> & { voyage: OwnVoyage; company: OwnVoyage['companies'][number] }

function Question({ voyage, company, action, ...props }: QuestionProps) {
  const { t } = useIntl()
  const form = useActForm('voyage', action, props, { entry: { field: 'entry', id: voyage.entryId } })
  return (
    <ActForm form={form} act="voyage" label={voyage.vesselName}>
      <input type="hidden" name="entry" value={voyage.entryId} />
      <input type="hidden" name="companyId" value={company.id} />
      <div>
        <SubmitButton className="button dense">{t('check.voyage.ask', { company: company.name })}</SubmitButton>
      </div>
    </ActForm>
  )
}
