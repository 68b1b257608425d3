type Props = {
  low: number
  median: number
  high: number
  /** The end of the scale in the same unit; it begins at zero. */
  scaleEnd: number
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** Quartiles as a bar, the median as a mark. The numbers are beside it, so it is hidden from screen readers. */
export const PayBar = ({ low, median, high, scaleEnd }: Props) => (
  <svg aria-hidden="true">
    <line className="line" x1="0" x2="100%" y1="18" y2="18" />
    <rect
      className="span"
      x={percent(low / scaleEnd)}
      y="5"
      width={percent(Math.max((high - low) / scaleEnd, 0.005))}
      height="11"
    />
    <line className="median" x1={percent(median / scaleEnd)} x2={percent(median / scaleEnd)} y1="0" y2="18" />
  </svg>
)
