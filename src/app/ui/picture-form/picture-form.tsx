import { useEffect } from 'react'
import { FileField } from '#src/app/ui/forms/file-field.tsx'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { FILE_PURPOSES } from '#src/contract/file/file.ts'
import { FILE_TYPES } from '#src/contract/file/file-types.ts'
import { IMAGES, type ImageKind } from '#src/contract/file/images.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { Progress } from '../send-file/progress.tsx'
import { refuseFile } from '../send-file/refuse-file.ts'
import { useSending } from '../send-file/use-sending.ts'
import { PICTURE_FIELD, type PicturePlace, sendPicture } from './picture-action.ts'
import { useChosenPicture } from './use-chosen-picture.ts'

type Props = ActProps & { place: PicturePlace }

/** Chooses, crops and sends a picture. Without scripting, or if the cropping part does not load, the file is sent as it is. */
export function PictureForm({ place, ...props }: Props) {
  const { t } = useIntl()
  const { purpose } = place
  const { fit } = IMAGES[purpose]
  const { share, sending, restart } = useSending()
  const { opened, isOpening, choose, change, cut } = useChosenPicture(fit)
  const action = sendPicture(place, { cut, ...sending })
  const form = useActForm(purpose, action, props)

  async function look(file: File | undefined) {
    restart()
    if ((await choose(file)) === 'unreadable')
      form.fail(refuseFile(props.ctx, {}, PICTURE_FIELD, 'picture.file.unreadable').failure)
  }
  // A field that was filled before hydration, or is empty again after sending.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new form
  useEffect(() => {
    void look(form.ref.current?.querySelector<HTMLInputElement>('[type=file]')?.files?.[0])
  }, [form.round])

  return (
    <ActForm form={form} act={purpose} label={t(`picture.${purpose}.choose`)} files>
      <ChooseFile purpose={purpose} onChoose={look} />
      {isOpening && (
        <p className="small" role="status">
          {t('picture.file.opening')}
        </p>
      )}
      {opened && <opened.part.Crop {...opened} fit={fit} change={change} />}
      {form.pending && share !== undefined && <Progress share={share} />}
      <div>
        <SubmitButton className="button primary">{t(`picture.${purpose}.save`)}</SubmitButton>
      </div>
    </ActForm>
  )
}

type ChooseProps = { purpose: ImageKind; onChoose: (file: File | undefined) => void }

function ChooseFile({ purpose, onChoose }: ChooseProps) {
  const { t } = useIntl()
  const { fileSize } = useFormats()
  const { takes, maxBytes } = FILE_PURPOSES[purpose]
  return (
    <FileField
      name={PICTURE_FIELD}
      accept={takes.map((type) => FILE_TYPES[type]).join()}
      label={t(`picture.${purpose}.choose`)}
      hint={t('picture.file.hint', { size: fileSize(maxBytes) })}
      onChoose={onChoose}
    />
  )
}
