import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import type { OwnForms } from '#src/contract/agency-form/schemas.ts'
import { findFormPlace, findNearestPlace, listOfPlace } from '#src/domain/agency-form/agency-form.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { removeForm } from './actions.ts'

type Form = OwnForms['items'][number]
type Props = { form: Form; mayChange: boolean; page: ActProps }

/** A form: when it was uploaded, and which placeholders are filled. */
export function FormEntry({ form, mayChange, page }: Props) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  const unknown = form.unknown.filter(({ name }) => !isFilledAnywhere(name))
  return (
    <li className="column gap-2">
      <div className="row split low">
        <div className="column u-gap-1 grow">
          <p className="break-anywhere">
            <b>
              <bdi>{form.name}</bdi>
            </b>
          </p>
          <p className="small muted">{t('agency-form.entry.added', { date: dateTime(form.createdAt) })}</p>
          <p className="small">{t('agency-form.entry.places', { count: form.places })}</p>
        </div>
        {mayChange && <Remove form={form} page={page} />}
      </div>
      {unknown.length > 0 && <Unknown unknown={unknown} />}
    </li>
  )
}

/** A form may have been read when fewer placeholders were known. */
const isFilledAnywhere = (name: string): boolean => {
  const place = findFormPlace(name)
  return place !== undefined && listOfPlace(place) === undefined
}

function Unknown({ unknown }: { unknown: Form['unknown'] }) {
  const { t } = useIntl()
  return (
    <div className="notice land">
      <div className="column">
        <p className="small">{t('agency-form.entry.unknown')}</p>
        <ul className="small break-anywhere">
          {unknown.map(({ name, line, text }) => {
            const nearest = findFormPlace(name) ?? findNearestPlace(name)
            const list = nearest && listOfPlace(nearest)
            return (
              <li key={`${line} ${name}`}>
                {t('agency-form.entry.line', { name, line, text })}{' '}
                {nearest &&
                  t(list ? 'agency-form.entry.meant-row' : 'agency-form.entry.meant', { name: `[[${nearest}]]` })}
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}

function Remove({ form: { id, name }, page }: { form: Form; page: ActProps }) {
  const { t } = useIntl()
  const form = useActForm('remove', removeForm, page, { entry: { field: 'form', id } })
  return (
    <ActForm form={form} act="remove">
      <input type="hidden" name="form" value={id} />
      <SubmitButton className="button dense">
        {t('agency-form.entry.remove')}
        <span className="visually-hidden">
          {' '}
          <bdi>{name}</bdi>
        </span>
      </SubmitButton>
    </ActForm>
  )
}
