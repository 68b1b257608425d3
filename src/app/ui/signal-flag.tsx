import { FLAG_COLOURS, FLAGS, type FlagLetter, PENNANTS } from './signal-flags.ts'

type Props = {
  letter: FlagLetter | Lowercase<FlagLetter>
  /** `inline` is in a line of text. */
  size?: 'inline' | 'medium' | 'large'
  /** Only if the flag has a meaning that no text beside it has. */
  label?: string
}

const said = (label: string | undefined) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)

/** A flag of the International Code of Signals, used only where its meaning fits. */
export const SignalFlag = ({ letter, size, label }: Props) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: said() names or hides it
  <svg className={size ? `flag ${size}` : 'flag'} viewBox="0 0 24 24" {...said(label)}>
    {FLAGS[letter.toUpperCase() as FlagLetter].map(([colour, path]) => (
      <path key={colour} fill={FLAG_COLOURS[colour]} d={path} />
    ))}
    <path fill="none" stroke="#0f222d" strokeOpacity=".38" d="M.5.5h23v23H.5z" />
  </svg>
)

/** A numeral pennant, 0 to 9. */
export const Pennant = ({ figure }: { figure: number }) => (
  <svg className="flag" viewBox="0 0 36 24" aria-hidden="true">
    {PENNANTS[(figure % 10) as keyof typeof PENNANTS].map(([colour, path]) => (
      <path key={colour} fill={FLAG_COLOURS[colour]} d={path} />
    ))}
    <path fill="none" stroke="#0f222d" strokeOpacity=".38" d="M.5.6l35 4.8v13.2l-35 4.8z" />
  </svg>
)
