import { type PointerEvent, useEffect, useRef } from 'react'
import { useIntl } from '#src/i18n/react.tsx'
import { draw } from './draw.ts'
import { type Fit, frameOf, MAX_ZOOM, pull, turn, type View } from './view.ts'

type Props = { picture: ImageBitmap; fit: Fit; view: View; change: (next: (before: View) => View) => void }

/** Side of the canvas in pixels: twice its place. */
const SIDE = 512
const STEPS = 100

/** Selects the visible part of a picture by dragging, or by sliders, which work with the keyboard. */
export function Crop(props: Props) {
  const { t } = useIntl()
  const { picture, fit, view, change } = props
  const { slack } = frameOf(picture, view, fit)
  return (
    <fieldset className="crop">
      <legend>{t('picture.crop.legend')}</legend>
      <Preview {...props} />
      <div className="column gap-1">
        <p className="hint">{t('picture.crop.hint')}</p>
        <Slider
          label={t('picture.crop.size')}
          value={(view.zoom - 1) / (MAX_ZOOM - 1)}
          set={(share) => change((before) => ({ ...before, zoom: 1 + share * (MAX_ZOOM - 1) }))}
        />
        <Slider
          label={t('picture.crop.across')}
          value={view.x}
          isOff={slack.x === 0}
          set={(x) => change((before) => ({ ...before, x }))}
        />
        <Slider
          label={t('picture.crop.down')}
          value={view.y}
          isOff={slack.y === 0}
          set={(y) => change((before) => ({ ...before, y }))}
        />
        <div>
          <button type="button" className="button dense" onClick={() => change(turn)}>
            {t('picture.crop.turn')}
          </button>
        </div>
      </div>
    </fieldset>
  )
}

function Preview({ picture, fit, view, change }: Props) {
  const { t } = useIntl()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, view, fit)
  }, [picture, view, fit])
  const drag = ({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLCanvasElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const side = currentTarget.clientWidth
    change((before) => pull(picture, before, fit, { x: movementX / side, y: movementY / side }))
  }
  return (
    <canvas
      ref={canvas}
      width={SIDE}
      height={SIDE}
      role="img"
      aria-label={t('picture.crop.preview')}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
    />
  )
}

type SliderProps = { label: string; value: number; isOff?: boolean; set: (share: number) => void }

/** Left to right in every language, as the picture itself. */
const Slider = ({ label, value, isOff = false, set }: SliderProps) => (
  <label>
    {label}
    <input
      type="range"
      dir="ltr"
      max={STEPS}
      value={Math.round(value * STEPS)}
      disabled={isOff}
      onChange={({ currentTarget }) => set(Number(currentTarget.value) / STEPS)}
    />
  </label>
)
