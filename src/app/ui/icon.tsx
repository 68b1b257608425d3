/** Names of the line icons; their drawings are files in src/app/styles/icons. */
export type IconName =
  | 'bookmark'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'clock'
  | 'ellipsis'
  | 'eye'
  | 'eye-off'
  | 'flag'
  | 'globe'
  | 'grip-vertical'
  | 'info'
  | 'list-filter'
  | 'log-out'
  | 'mail'
  | 'menu'
  | 'monitor'
  | 'moon'
  | 'paperclip'
  | 'phone'
  | 'search'
  | 'share-2'
  | 'shield-check'
  | 'sun'
  | 'triangle-alert'
  | 'user'
  | 'x'

type Props = {
  name: IconName
  size?: 'small'
  /** For arrows and chevrons, which are mirrored in Arabic. */
  flip?: boolean
}

/** A line icon in the text colour, hidden from screen readers: the text beside it or a hidden label says the same. */
export const Icon = ({ name, size, flip }: Props) => (
  <span className={`icon icon-${name}${size ? ' small' : ''}${flip ? ' flip' : ''}`} aria-hidden="true" />
)
