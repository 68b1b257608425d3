import { useFieldArray, useWatch } from 'react-hook-form'
import { FieldFrame } from '#src/app/ui/forms/field.tsx'
import { ChoiceField, useBound } from '#src/app/ui/forms/typed/plain-field.tsx'
import { useTyped } from '#src/app/ui/forms/typed/typed-form.ts'
import { getLocale, isLocaleCode, LOCALES } from '#src/domain/locales.ts'
import { MIN_VACANCY_TEXT } from '#src/domain/vacancy/completeness.ts'
import { MAX_FORM_TEXTS } from '#src/domain/vacancy/form-limits.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** The company's text in one or several languages; the first is the fallback. */
export function TextsField() {
  const { t } = useIntl()
  const { control } = useTyped()
  const { fields, append, remove } = useFieldArray({ control, name: 'texts' as never })
  const texts = (useWatch({ control, name: 'texts' as never }) ?? []) as unknown as { language?: string }[]
  const used = new Set(texts.map(({ language }) => language))
  const next = LOCALES.find(({ code }) => !used.has(code))?.code ?? ''
  return (
    <div className="cv-wide column gap-4">
      {fields.map(({ id }, index) => (
        <div key={id} className="column gap-2">
          <OneText index={index} language={texts[index]?.language ?? ''} />
          {index > 0 && (
            <div>
              <button type="button" className="button small" onClick={() => remove(index)}>
                {t('vacancy-form.list.remove')}
              </button>
            </div>
          )}
        </div>
      ))}
      {fields.length < MAX_FORM_TEXTS && (
        <div>
          <button type="button" className="button small" onClick={() => append({ language: next, text: '' } as never)}>
            {t('vacancy-form.add.texts')}
          </button>
        </div>
      )}
    </div>
  )
}

function OneText({ index, language }: { index: number; language: string }) {
  const { t } = useIntl()
  const formats = useFormats()
  const path = `texts.${index}.text`
  const hint = t('vacancy-form.hint.text', { least: MIN_VACANCY_TEXT })
  const { id, error, bound, initial, described } = useBound({ path, hint })
  const known = isLocaleCode(language) ? getLocale(language) : undefined
  return (
    <>
      <ChoiceField
        path={`texts.${index}.language`}
        label={t('vacancy-form.field.language')}
        options={LOCALES.map(({ code }) => ({ value: code, label: formats.language(code) }))}
        placeholder={t('cv.choice.none')}
      />
      <FieldFrame id={id} label={t('vacancy-form.field.text')} hint={hint} error={error}>
        <textarea
          {...described}
          {...bound}
          id={id}
          className="input"
          rows={8}
          defaultValue={String(initial ?? '')}
          {...(known && { lang: known.code, dir: known.dir })}
        />
      </FieldFrame>
    </>
  )
}
