/**
 * The look of each seat: a colour and a shape, the same in every game. Shapes fit a box of 24. Cards use
 * the plain colours and seats the shades between them, so that they are not confused.
 */

interface SeatLook {
  readonly colour: string;
  readonly dark: string;
  readonly light: string;
  readonly shape: string;
}

const LOOKS: readonly SeatLook[] = [
  { colour: "#d414c4", dark: "#6f0767", light: "#ffb5f4", shape: "M12 1.5 21.2 6.8v10.4L12 22.5 2.8 17.2V6.8Z" },
  { colour: "#7fe0ff", dark: "#0c6386", light: "#e2f9ff", shape: "M3 3.2Q12 .6 21 3.2V12q0 7-9 10.8Q3 19 3 12Z" },
  { colour: "#b6f03c", dark: "#476b00", light: "#f1ffc2", shape: "M12 1.2Q20.6 11 20.6 15.2a8.6 7.6 0 0 1-17.2 0Q3.4 11 12 1.2Z" },
  {
    colour: "#3a4152",
    dark: "#12151d",
    light: "#b9c4da",
    shape:
      "m12 .8 2.9 4 4.9-.6-.6 4.9 4 2.9-4 2.9.6 4.9-4.9-.6-2.9 4-2.9-4-4.9.6.6-4.9-4-2.9 4-2.9-.6-4.9 4.9.6Z",
  },
  { colour: "#f7f0df", dark: "#7d6c47", light: "#ffffff", shape: "M8 2h8v6h6v8h-6v6H8v-6H2V8h6Z" },
  { colour: "#7a1233", dark: "#3f0518", light: "#eaa0b6", shape: "M12 1.6 22.6 9.4 18.6 21.8H5.4L1.4 9.4Z" },
  { colour: "#c4b0ff", dark: "#5f48ae", light: "#efe9ff", shape: "M5 2h14q-3.4 10 0 20H5Q8.4 12 5 2Z" },
  { colour: "#a8b59a", dark: "#48543c", light: "#eef4e6", shape: "M2 7.4Q12-1.4 22 7.4L17.4 22H6.6Z" },
];

/** How many seats look different; further seats reuse the looks. */
export const SEAT_LOOKS = LOOKS.length;

export function seatLook(seat: number): SeatLook {
  const look = LOOKS[((seat % LOOKS.length) + LOOKS.length) % LOOKS.length];
  if (look === undefined) throw new RangeError(`no seat ${seat}`);
  return look;
}
