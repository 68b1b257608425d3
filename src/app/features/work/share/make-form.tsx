import { type FormEvent, useState } from 'react'
import { MaskBoxes } from '#src/app/features/people/cv-file/mask-boxes.tsx'
import { writeOwnPaper } from '#src/app/features/people/cv-file/own-paper.ts'
import type { PageProps } from '#src/app/page.ts'
import { CvSheet } from '#src/app/ui/cv-sheet.tsx'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { ActForm, RadioField, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { MAX_PIN, MIN_PIN, SHARE_DAYS } from '#src/contract/share/share.ts'
import { MASKS, type Mask } from '#src/domain/cv/masks.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { SHARE_ACTS } from './actions.ts'
import type { ShareData } from './queries.ts'

type Props = PageProps<ShareData> & { first: readonly Mask[] }

const nameOf = (mask: Mask): string => `off-${mask}`

const readTicked = (form: HTMLFormElement): Mask[] => {
  const data = new FormData(form)
  return MASKS.filter((mask) => data.has(nameOf(mask)))
}

/** Creates a link: label, validity, PIN and masks; the preview follows the checkboxes. */
export function MakeForm({ first, ...props }: Props) {
  const { t } = useIntl()
  const { failure, ctx, data } = props
  const { always } = data.shares
  const { list } = useFormats()
  const initial = { days: '7', ...Object.fromEntries(first.map((mask) => [nameOf(mask), 'on'])) }
  const form = useActForm('make', SHARE_ACTS.make, props, { initial })
  const ticked = failure ? MASKS.filter((mask) => form.valueOf(nameOf(mask)) !== '') : first
  const [masks, setMasks] = useState(ticked)
  const watch = (event: FormEvent<HTMLElement>) => {
    const boxes = event.currentTarget.closest('form')
    if (boxes) setMasks(readTicked(boxes))
  }
  return (
    <section className="sheet padded column gap-4">
      <h2>{t('share.make.title')}</h2>
      <ActForm form={form} act="make">
        <input type="hidden" name="key" value={ctx.actKey} />
        <TextField
          name="label"
          group="share"
          label={t('share.make.label')}
          hint={t('share.make.label-hint')}
          optional
        />
        <RadioField
          name="days"
          group="share"
          legend={t('share.make.days')}
          options={SHARE_DAYS.map((days) => ({
            value: String(days),
            label: t('share.make.for-days', { count: days }),
          }))}
        />
        <TextField
          name="pin"
          group="share"
          label={t('share.make.pin')}
          hint={t('share.make.pin-hint', { least: MIN_PIN, most: MAX_PIN })}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          optional
        />
        <fieldset className="cv-group" onChange={watch}>
          <legend>{t('paper.tools.leave-out')}</legend>
          <MaskBoxes field={(mask) => ({ name: nameOf(mask), value: 'on' })} masks={ticked} />
          {always.length > 0 && (
            <p className="hint">
              {t('share.make.always', { parts: list(always.map((mask) => t(`paper.mask.${mask}`))) })}
            </p>
          )}
          <p className="hint">{t('paper.tools.never')}</p>
        </fieldset>
        <div className="row">
          <SubmitButton className="button primary">{t('share.make.submit')}</SubmitButton>
        </div>
      </ActForm>
      {data.profile && (
        <div className="js-only">
          <Disclosure summary={t('share.make.preview')}>
            <CvSheet isPart paper={writeOwnPaper(ctx.intl, data.profile, [...masks, ...always], ctx.now)} />
          </Disclosure>
        </div>
      )}
    </section>
  )
}
