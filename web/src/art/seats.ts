/** The look of each seat: a colour and a shape, the same in every game. Shapes fit a box of 24. */

export interface SeatLook {
  readonly colour: string;
  readonly dark: string;
  readonly light: string;
  readonly shape: string;
}

const LOOKS: readonly SeatLook[] = [
  { colour: "#cf2f3b", dark: "#7d1420", light: "#ff9a94", shape: "M12 1.5 21.2 6.8v10.4L12 22.5 2.8 17.2V6.8Z" },
  { colour: "#2567c8", dark: "#123a78", light: "#8fc0ff", shape: "M3 3.2Q12 .6 21 3.2V12q0 7-9 10.8Q3 19 3 12Z" },
  { colour: "#2b8a43", dark: "#124a22", light: "#93dd9c", shape: "M12 1.2Q20.6 11 20.6 15.2a8.6 7.6 0 0 1-17.2 0Q3.4 11 12 1.2Z" },
  {
    colour: "#dd9b05",
    dark: "#7a5200",
    light: "#ffe08a",
    shape:
      "m12 .8 2.9 4 4.9-.6-.6 4.9 4 2.9-4 2.9.6 4.9-4.9-.6-2.9 4-2.9-4-4.9.6.6-4.9-4-2.9 4-2.9-.6-4.9 4.9.6Z",
  },
  { colour: "#7a45b6", dark: "#42206c", light: "#cba6f5", shape: "M8 2h8v6h6v8h-6v6H8v-6H2V8h6Z" },
  { colour: "#0d8580", dark: "#064a47", light: "#85dcd5", shape: "M12 1.6 22.6 9.4 18.6 21.8H5.4L1.4 9.4Z" },
  { colour: "#bb5518", dark: "#6b2b06", light: "#ffb98a", shape: "M5 2h14q-3.4 10 0 20H5Q8.4 12 5 2Z" },
  { colour: "#5f6672", dark: "#2f343c", light: "#c3cad6", shape: "M2 7.4Q12-1.4 22 7.4L17.4 22H6.6Z" },
];

export function seatLook(seat: number): SeatLook {
  const look = LOOKS[((seat % LOOKS.length) + LOOKS.length) % LOOKS.length];
  if (look === undefined) throw new RangeError(`no seat ${seat}`);
  return look;
}
