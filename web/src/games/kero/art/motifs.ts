/** Building blocks for the pictures on cards and territories, on a field of 100 by 74. */

export const LIGHT: Readonly<Record<string, string>> = {
  noon: `<path d="M0 0h100v74H0Z" fill="#cfe8dd"/><circle cx="78" cy="14" r="9" fill="#fff3c4"/><path d="M0 30q30-8 50-2t50-4v50H0Z" fill="#eadfb8"/>`,
  dusk: `<path d="M0 0h100v74H0Z" fill="#e9a46a"/><path d="M0 0h100v18H0Z" fill="#c9694a"/><circle cx="26" cy="34" r="13" fill="#ffd98a"/><path d="M0 38q40-6 100 0v36H0Z" fill="#d98d58"/>`,
  fire: `<path d="M0 0h100v74H0Z" fill="#3d2a33"/><circle cx="50" cy="52" r="40" fill="#7a3b1e"/><circle cx="50" cy="56" r="25" fill="#c9663a"/><g fill="#ffe7a8"><circle cx="14" cy="10" r="1"/><circle cx="34" cy="6" r="1"/><circle cx="70" cy="12" r="1"/><circle cx="88" cy="7" r="1"/></g>`,
  dust: `<path d="M0 0h100v74H0Z" fill="#e2cfa2"/><path d="M0 16q25-9 50 0t50-3M0 28q30-8 60 0t40-2" fill="none" stroke="#c9a86c" stroke-width="5" opacity=".7"/>`,
};

export const GROUND: Readonly<Record<string, string>> = {
  dune: `<path d="M0 52q22-14 44-5t56-7v34H0Z" fill="#e0b56e"/><path d="M0 63q30-12 58-3t42-5v19H0Z" fill="#c99550"/><path d="M10 60q14-6 28-2M60 66q16-5 32-2" fill="none" stroke="#a8743a" stroke-width="1.600"/>`,
  salt: `<path d="M0 50h100v24H0Z" fill="#efe7d2"/><path d="M0 58h22l8-8M30 50l10 24M22 58l8 16M40 62h28l8-12M68 62l8 12M76 56h24" fill="none" stroke="#c3b493" stroke-width="1.500"/>`,
  mesa: `<path d="M0 46h8l4-14h20l6 14h24l4-20h24l4 20h6v28H0Z" fill="#b9713f"/><path d="M0 58h100v16H0Z" fill="#d59f5c"/><path d="M14 36h16M68 32h20M68 38h22" stroke="#8a4a26" stroke-width="2"/>`,
  canyon: `<path d="M0 20h16l6 30 8 24H0ZM100 16H82l-4 26-10 32h32Z" fill="#a34a2b"/><path d="M0 30h18M0 42h21M100 28H80M100 42H77" stroke="#7a2f1c" stroke-width="2.400"/><path d="M24 66q26-8 50 0v8H24Z" fill="#d9995c"/>`,
  terrace: `<path d="M0 44h100v30H0Z" fill="#b98a4a"/><path d="M0 44q50-10 100 0v7q-50-10-100 0ZM0 55q50-10 100 0v7q-50-10-100 0ZM0 66q50-10 100 0v8H0Z" fill="#6f9440"/><path d="M0 53q50-10 100 0M0 64q50-10 100 0" fill="none" stroke="#7a5a2c" stroke-width="1.800"/>`,
  ruin: `<path d="M0 54h100v20H0Z" fill="#c7a36a"/><path d="M4 54V34h10v6h8V30h9v24ZM72 54V38h7v-8h11v10h8v14Z" fill="#a88a62" stroke="#6d5434" stroke-width="1.600"/><path d="M8 44h6M18 48h8M78 46h7" stroke="#6d5434" stroke-width="1.500"/>`,
};

const out = 'stroke="#33241c" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"';

export const BUILDING: Readonly<Record<string, string>> = {
  tent: `<g ${out}><path d="M50 16 80 60H20Z" fill="#c9573a"/><path d="M50 16 62 60H38Z" fill="#f3e2bd"/><path d="M50 38 56 60H44Z" fill="#5a2f1c"/><path d="M50 16V8l8 3-8 3" fill="#3cc4b9"/></g>`,
  shed: `<g ${out}><path d="M22 34h56v28H22Z" fill="#a7b0ac"/><path d="m16 36 10-14h48l10 14Z" fill="#9c4524"/><path d="M30 34v28M38 34v28M70 34v28M26 28h48" stroke-width="1.300"/><path d="M46 44h16v18H46Z" fill="#5a3a26"/></g>`,
  tower: `<g ${out}><path d="m38 62 6-34h12l6 34M41 48l18-8M43 38l14 16" fill="none" stroke-width="3"/><path d="M36 14h28v14H36Z" fill="#b9894f"/><path d="m32 14 18-9 18 9Z" fill="#9c4524"/><path d="M42 18h6v6h-6ZM53 18h6v6h-6Z" fill="#2b1d17" stroke-width="1"/></g>`,
  kiln: `<g ${out}><path d="M24 62q0-36 26-36t26 36Z" fill="#b5623a"/><path d="M42 26V12h16v14" fill="#9a4f2c"/><path d="M40 62q0-16 10-16t10 16Z" fill="#2b1d17"/><path d="M44 62q0-9 6-12 6 3 6 12Z" fill="#ffb02e" stroke="none"/><path d="M30 46h10M60 46h10M32 38h12M58 36h10" stroke-width="1.200"/></g>`,
  pump: `<g ${out}><path d="M36 20h24v42H36Z" fill="#b5341f"/><path d="M41 26h14v10H41Z" fill="#bfe0d6"/><path d="M60 32q12 0 12 10v10q0 5-4 5t-4-5v-6" fill="none" stroke-width="3"/><path d="M30 62h36M40 20v-6h16v6" fill="#8a2818"/></g>`,
  wheel: `<g ${out}><path d="m44 64 4-34h4l4 34Z" fill="#8a5a33"/><g fill="#f3e2bd"><path d="m50 28 5-22q6 6 0 20Z"/><path d="m50 28 22 5q-6 6-20 0Z"/><path d="m50 28-5 22q-6-6 0-20Z"/><path d="m50 28-22-5q6-6 20 0Z"/></g><circle cx="50" cy="28" r="4" fill="#9c4524"/></g>`,
  wall: `<g ${out}><path d="M4 62V32h10v-7h10v7h12v-7h10v7h8v-7h10v7h12v-7h10v7h10v30Z" fill="#b98a5c"/><path d="M4 42h92M4 52h92M18 32v10M42 32v10M68 32v10M30 42v10M56 42v10M82 42v10M18 52v10M46 52v10M72 52v10" stroke-width="1.200" stroke="#7a5634"/></g>`,
  hangar: `<g ${out}><path d="M16 62V44q0-24 34-24t34 24v18Z" fill="#9fb0a8"/><path d="M28 62V48q0-14 22-14t22 14v14Z" fill="#4a4640"/><path d="M24 40q8-14 26-14M18 50q2-10 8-14" fill="none" stroke-width="1.300"/></g>`,
  gate: `<g ${out}><path d="M14 62V26h20v36ZM66 62V26h20v36Z" fill="#9a6b45"/><path d="M10 26V18h28v8ZM62 26V18h28v8Z" fill="#7a4a2c"/><path d="M34 34h32v28H34Z" fill="#5d564c"/><path d="M42 34v28M50 34v28M58 34v28M34 44h32M34 54h32" stroke="#33241c" stroke-width="1.800"/></g>`,
  glass: `<g ${out}><path d="M18 62V38l32-20 32 20v24Z" fill="#bfe6dc" fill-opacity=".85"/><path d="M18 38h64M34 28v34M50 18v44M66 28v34M18 50h64" stroke-width="1.300"/><path d="M26 62q2-10 6-12 4 4 4 12M56 62q2-12 7-14 5 5 5 14" fill="#5f9a3c" stroke-width="1.200"/></g>`,
  hall: `<g ${out}><path d="M14 40 50 14l36 26Z" fill="#9c4524"/><path d="M20 40h60v22H20Z" fill="#d9bd8a"/><path d="M28 40v22M40 40v22M60 40v22M72 40v22" stroke-width="3.500" stroke="#8a5a33"/><path d="M45 46h10v16H45Z" fill="#3f2a1c"/></g>`,
};

export const THING: Readonly<Record<string, string>> = {
  barrel: `<g ${out}><path d="M66 46h18v20H66Z" fill="#1f8f8a"/><path d="M66 52h18M66 60h18" stroke-width="1.300"/></g>`,
  cans: `<g ${out}><path d="M10 50h12l5 4v14H10Z" fill="#1f8f8a"/><path d="M26 48h12l5 4v16H26Z" fill="#2aa79f"/><path d="M62 50h12l5 4v14H62Z" fill="#1f8f8a"/><path d="m13 56 10 9m0-9-10 9M30 55l9 10m0-10-9 10M65 56l10 9m0-9-10 9" stroke="#b8efe9" stroke-width="1.500"/></g>`,
  gears: `<g ${out}><path d="m66 36 3-5h5l2 5 5 1 4-3 4 4-3 5 2 4 5 2v5l-5 2-2 5 2 5-4 3-4-3-5 2-2 4h-5l-2-5-5-2-5 2-3-4 3-5-2-4-5-2v-5l5-2 2-5-2-4 4-4Z" fill="#9fb0bd" transform="translate(8 4) scale(.8)"/><circle cx="66" cy="45" r="6" fill="#5d564c"/><path d="M12 58h22l4 10H10Z" fill="#b9894f"/><path d="M16 58q6-12 14 0" fill="#8a9aa5"/></g>`,
  sacks: `<g ${out}><path d="M14 68q-4-16 6-20l2-4h6l2 4q10 6 5 20Z" fill="#d9bd8a"/><path d="M66 68q-4-14 5-18l2-3h5l2 3q9 5 5 18Z" fill="#c9a86c"/><path d="M20 48h12M71 50h9" stroke-width="1.500"/></g>`,
  drum: `<g ${out}><path d="M62 50h24l-3 18H65Z" fill="#9c4524"/><ellipse cx="74" cy="50" rx="12" ry="4.500" fill="#f3e2bd"/><path d="m64 54 6 12 5-11 5 11 5-12" fill="none" stroke-width="1.200" stroke="#f2c65a"/></g>`,
  lamp: `<g ${out}><path d="M76 64V30" stroke-width="2.500"/><path d="M70 30h12l-2-8h-8Z" fill="#ffd34f"/><circle cx="76" cy="28" r="13" fill="#ffe79a" opacity=".35" stroke="none"/></g>`,
  flag: `<g ${out}><path d="M78 66V24" stroke-width="2.400"/><path d="M78 25h16l-4 6 4 6H78Z" fill="#f2a81d"/></g>`,
  radio: `<g ${out}><path d="M64 52h22v14H64Z" fill="#6b6f73"/><circle cx="71" cy="59" r="4" fill="#2b1d17"/><path d="M79 56h4M79 61h4M82 52l6-18" stroke-width="1.600"/></g>`,
  plane: `<g ${out}><path d="M8 44q30-12 60-8l20 2q6 3 0 6l-20 4q-34 4-60-4Z" fill="#cfd8dc"/><path d="M36 36 46 14h10l-6 24ZM38 48l-6 18h10l12-18Z" fill="#9fb0bd"/><path d="m14 40-6-14h8l8 12Z" fill="#9c4524"/><circle cx="78" cy="40" r="3" fill="#3cc4b9"/><path d="M92 28v26" stroke-width="2.600"/></g>`,
  cannon: `<g ${out}><path d="m56 50 34-12 3 8-34 13Z" fill="#5d564c"/><circle cx="64" cy="60" r="8" fill="#8a5a33"/><circle cx="64" cy="60" r="2" fill="#33241c"/></g>`,
  dog: `<g ${out}><path d="M60 66q-2-9 6-10h14q4-6 9-5l3 5q-1 4-5 4l-2 6Z" fill="#b9894f"/><path d="M60 62q-5-1-6-5" fill="none"/><path d="m70 46 4-3 3 3m1-9 4-3 3 3" fill="none" stroke-width="1.300"/></g>`,
  teapot: `<g ${out}><path d="M60 66q-3-14 12-14t12 14Z" fill="#f2a81d"/><path d="M84 58q8 0 9-7M60 60q-8-2-6 4t8 1M72 52v-4" fill="none"/><path d="M36 66h8l-1-8h-6ZM24 66h8l-1-8h-6Z" fill="#bfe6dc"/></g>`,
  well: `<g ${out}><path d="M32 66V48h36v18Z" fill="#a88a62"/><path d="M36 48V22M64 48V22" stroke-width="3"/><path d="m28 24 22-14 22 14Z" fill="#9c4524"/><path d="M50 22v14" /><path d="M46 36h8l-1 7h-6Z" fill="#6b6f73"/><path d="M32 56h36M42 48v8M56 56v10" stroke-width="1.200"/></g>`,
  oven: `<g ${out}><path d="M22 64V44q0-18 26-18t26 18v20Z" fill="#d9bd8a"/><path d="M34 64V52q0-9 14-9t14 9v12Z" fill="#3f2a1c"/><path d="M38 62q3-9 10-9t10 9Z" fill="#f0642a" stroke="none"/><path d="M78 66q-2-10 7-10t7 10Z" fill="#e0a84e"/></g>`,
  seep: `<g ${out}><path d="M16 62q8-10 26-8t22-2 20 8q-6 10-32 10T16 62Z" fill="#241a18"/><path d="M30 60q8-4 16-1" fill="none" stroke="#5a8f8a"/><path d="M46 54V24l-8-8h24l-8 8v30Z" fill="#6b6f73"/></g>`,
  bonfire: `<g ${out}><path d="m30 66 40-8M30 58l40 8" stroke-width="5" stroke="#5a3a26"/><path d="M50 14q3 14 12 21t2 22q-8 9-24 2-10-10 0-20 1 7 5 8-4-18 5-33Z" fill="#f0642a"/><path d="M50 36q8 10 6 18-5 6-12 0-1-8 6-18Z" fill="#ffd34f" stroke="none"/></g>`,
  caravan: `<g ${out}><path d="M12 62V46q2-12 10-8l4 4q8-9 16 0l6-10 6 2-2 4-4 2-2 14v8h-5V52H18v10Z" fill="#c9954f"/><path d="M24 42q8-10 16 0v6H24Z" fill="#9c4524"/><path d="M58 64V52q2-9 8-6l3 3q6-7 12 0l5-8 5 2-2 4-3 1-1 9v7h-4v-9H63v9Z" fill="#b9824a"/></g>`,
  still: `<g ${out}><path d="M24 64V44q0-12 14-12t14 12v20Z" fill="#c8763c"/><path d="M38 32q0-14 16-14t18 14v14" fill="none" stroke-width="3.500" stroke="#8a4a26"/><path d="M66 46h14v20H66Z" fill="#bfe6dc"/><path d="M67 56h12v9H67Z" fill="#3cc4b9" stroke="none"/><path d="M28 64q10-8 20 0Z" fill="#f0642a"/></g>`,
  stalls: `<g ${out}><path d="M8 36h36v28M44 36v28M8 36v28M56 36h36v28M56 36v28" fill="none" stroke-width="2.400"/><path d="M4 36 12 22h30l6 14q-6 6-11 0-6 6-11 0-6 6-11 0-6 5-11 0Z" fill="#c9573a"/><path d="m52 36 6-14h30l8 14q-6 6-11 0-6 6-11 0-6 6-11 0-6 5-11 0Z" fill="#3f9c95"/><path d="M10 52h32v12H10ZM58 52h32v12H58Z" fill="#b9894f"/></g>`,
  posts: `<g ${out}><path d="M22 66V28h6v38ZM70 66V28h6v38Z" fill="#8a5a33"/><circle cx="25" cy="24" r="7" fill="#d9bd8a"/><circle cx="73" cy="24" r="7" fill="#d9bd8a"/><path d="M16 40h18M64 40h18" stroke-width="3"/></g>`,
  depot: `<g ${out}><path d="M10 38h46v20H10Z" fill="#3cc4b9"/><path d="M56 42h16l12 10v8H56Z" fill="#c9663a"/><path d="M62 46h8l6 6H62Z" fill="#bfe0d6"/><circle cx="22" cy="62" r="6.500" fill="#3f3a38"/><circle cx="42" cy="62" r="6.500" fill="#3f3a38"/><circle cx="72" cy="62" r="6.500" fill="#3f3a38"/><path d="M33 38v20" stroke-width="1.500"/></g>`,
};

const robe = (x: number, cloth: string, head: string): string =>
  `<g ${out} transform="translate(${x} 34)"><path d="M0 34q1-20 9-20t9 20Z" fill="${cloth}"/>${head}</g>`;

export const FIGURE: Readonly<Record<string, string>> = {
  hooded: robe(8, "#6b4a78", `<path d="M2 14Q9-8 16 14q-7 6-14 0Z" fill="#6b4a78"/><path d="M5 10q4-5 8 0-1 5-4 5t-4-5Z" fill="#e0b08a"/>`),
  helmeted: robe(10, "#7d6a3d", `<circle cx="9" cy="8" r="6" fill="#e0b08a"/><path d="M2 8Q3-1 9-1t7 9Z" fill="#9fb0bd"/><path d="M4 8h10" stroke="#3cc4b9" stroke-width="2.600"/>`),
  old: robe(8, "#e8dcc0", `<circle cx="9" cy="7" r="6" fill="#c98f6a"/><path d="M4 10q5 14 10 0-5 4-10 0Z" fill="#fff"/><path d="M20 34V4q4-3 5 2" fill="none" stroke="#5a3a26" stroke-width="2.400"/>`),
  twins: `${robe(4, "#9c4524", `<circle cx="9" cy="8" r="5.500" fill="#e0b08a"/><path d="M3 7q6-9 12 0Z" fill="#33241c"/>`)}${robe(26, "#0f6f6b", `<circle cx="9" cy="8" r="5.500" fill="#e0b08a"/><path d="M3 7q6-9 12 0Z" fill="#33241c"/>`)}`,
  smith: robe(8, "#5d564c", `<circle cx="9" cy="7" r="6" fill="#b57a52"/><path d="M3 4h12l-2-4H5Z" fill="#9c4524"/><path d="m16 22 12-10M25 6l7 9-4 3-7-9Z" fill="#9fb0bd"/>`),
  drummer: robe(8, "#c9573a", `<circle cx="9" cy="7" r="6" fill="#8a5a3c"/><path d="M3 6q6-10 12 0-6-3-12 0Z" fill="#f2c65a"/><path d="m16 22 10-6M16 26l12 2" stroke-width="2.400"/>`),
};
