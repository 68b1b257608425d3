import { useFieldArray } from 'react-hook-form'
import { ChoiceField, PlainField } from '#src/app/ui/forms/typed/plain-field.tsx'
import { TermField } from '#src/app/ui/forms/typed/term-field.tsx'
import { idOf, useTyped } from '#src/app/ui/forms/typed/typed-form.ts'
import { Icon } from '#src/app/ui/icon.tsx'
import { MAX_FORM_ROWS } from '#src/domain/vacancy/form-limits.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { listChoicesOf } from './choices.ts'
import { useMissing } from './editor-context.ts'
import { LABELS } from './labels.ts'

type Name = 'papers' | 'areas' | 'crew' | 'nationalities'

/** A list of vocabulary values: rows can be added, changed and removed. */
export function RowList({ name }: { name: Name }) {
  const { t } = useIntl()
  const { control } = useTyped()
  const { nationalityLaw } = useMissing()
  const { fields, append, remove } = useFieldArray({ control, name: name as never })
  const label = t(LABELS[name])
  const isClosed = name === 'nationalities' && nationalityLaw === null
  if (isClosed && fields.length === 0)
    return (
      <div className="field cv-wide">
        <p className="bold">{label}</p>
        <p className="hint">{t('vacancy-form.nationality.why')}</p>
      </div>
    )
  return (
    <fieldset className="cv-group cv-wide" id={idOf(name)} tabIndex={-1}>
      <legend>{label}</legend>
      {name === 'nationalities' && <LawHint law={nationalityLaw} />}
      {fields.map(({ id }, index) => (
        <div key={id} className="cv-fields">
          <RowFields name={name} index={index} label={label} />
          <div>
            <button type="button" className="button small" onClick={() => remove(index)}>
              <Icon name="x" size="small" />
              {t('vacancy-form.list.remove')}
              <span className="visually-hidden">{`${label} ${index + 1}`}</span>
            </button>
          </div>
        </div>
      ))}
      {!isClosed && fields.length < MAX_FORM_ROWS && (
        <div>
          <button
            type="button"
            className="button small"
            onClick={() => append((name === 'papers' ? { slug: '', months: '' } : { value: '' }) as never)}
          >
            {t(`vacancy-form.add.${name}`)}
          </button>
        </div>
      )}
    </fieldset>
  )
}

/** The law for nationalities, or that there is none. */
function LawHint({ law }: { law: string | null }) {
  const { t } = useIntl()
  if (law === null) return <p className="hint">{t('vacancy-form.nationality.why')}</p>
  return (
    <p className="hint">
      {t('vacancy-form.nationality.law')} <bdi>{law}</bdi>
    </p>
  )
}

function RowFields({ name, index, label }: { name: Name; index: number; label: string }) {
  const intl = useIntl()
  const { t } = intl
  const path = `${name}.${index}.value`
  if (name === 'papers')
    return (
      <>
        <TermField path={`papers.${index}.slug`} kind="paper" label={t('vacancy-form.field.paper')} />
        <PlainField
          path={`papers.${index}.months`}
          label={t('vacancy-form.field.paperMonths')}
          inputMode="numeric"
          dir="ltr"
        />
      </>
    )
  if (name === 'areas')
    return (
      <ChoiceField
        path={path}
        label={label}
        options={listChoicesOf('areas', intl) ?? []}
        placeholder={t('cv.choice.none')}
      />
    )
  return <TermField path={path} kind="country" label={t('vacancy-form.field.country')} />
}
