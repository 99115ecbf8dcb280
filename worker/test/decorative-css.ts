/** Style sheets as owners write them, with the effects that are popular for cards. The cleaner must keep all of each. */
export const DECORATIVE_SHEETS: Record<string, string> = {
  'neon glow': `
    .card-container { background: #0b0b1a; color: #e0f7ff }
    .card-name { color: #fff; text-shadow: 0 0 5px #fff, 0 0 10px #fff, 0 0 20px #0ff, 0 0 40px #0ff }
    .card-button { border: 2px solid #0ff; box-shadow: 0 0 10px #0ff, inset 0 0 10px #0ff }
    .card-button:hover { box-shadow: 0 0 20px #0ff, inset 0 0 20px #0ff; transform: scale(1.03) }`,
  glass: `
    .card-container { background: linear-gradient(135deg, rgba(255,255,255,.4), rgba(255,255,255,.1)); border: 1px solid rgba(255,255,255,.3);
      border-radius: 24px; box-shadow: 0 8px 32px rgba(31,38,135,.37) }
    .card-header, .card-content { -webkit-backdrop-filter: blur(12px); backdrop-filter: blur(12px); background: rgb(255 255 255 / 20%) }`,
  'moving gradient': `
    .card-container { background: linear-gradient(-45deg, #ee7752, #e73c7e, #23a6d5, #23d5ab); background-size: 400% 400%;
      animation: gradient 15s ease infinite }
    @keyframes gradient { 0% { background-position: 0% 50% } 50% { background-position: 100% 50% } 100% { background-position: 0% 50% } }
    @media (prefers-reduced-motion: reduce) { .card-container { animation: none } }`,
  'hover lift': `
    .card-button, .card-social a, .card-profile { transition: transform .25s ease, box-shadow .25s ease }
    .card-button:hover, .card-social a:hover, .card-profile:hover { transform: translateY(-4px); box-shadow: 0 14px 28px rgba(0,0,0,.25), 0 10px 10px rgba(0,0,0,.22) }`,
  'text in a gradient': `
    h1 { background: linear-gradient(90deg, #f43f5e, #8b5cf6); -webkit-background-clip: text; background-clip: text; color: transparent;
      font-size: clamp(2rem, 6vw, 4rem); letter-spacing: -.02em }`,
  pulse: `
    .card-button { animation: pulse 2s infinite }
    @keyframes pulse { 0%, 100% { transform: scale(1) } 50% { transform: scale(1.05); opacity: .85 } }`,
  'photo in black and white': `
    img { filter: grayscale(1); transition: filter .4s }
    .card-profile:hover img { filter: none }
    .card-photo { border-radius: 50%; border: 4px solid #fff; box-shadow: 0 4px 12px rgb(0 0 0 / 30%) }`,
  'blurred spots of colour': `
    .card-container { position: relative; isolation: isolate; overflow: hidden }
    .card-container::before, .card-container::after { content: ""; position: absolute; z-index: -1; width: 240px; height: 240px; border-radius: 50%;
      filter: blur(20px) }
    .card-container::before { top: -60px; left: -60px; background: rgb(240 171 252 / 60%) }
    .card-container::after { bottom: -60px; right: -60px; background: rgb(147 197 253 / 60%) }`,
  'hard shadows': `
    :root { --ink: #111; --accent: #ffde59; --edge: 3px solid var(--ink) }
    .card-container, .card-button, .card-section { border: var(--edge); box-shadow: 6px 6px 0 var(--ink) }
    .card-button { background: var(--accent); text-transform: uppercase; font-weight: 800 }
    .card-button:active { transform: translate(6px, 6px); box-shadow: none }`,
  'fading in': `
    .card-section { animation: rise .6s both }
    .card-section:nth-child(2) { animation-delay: .1s }
    .card-section:nth-child(3) { animation-delay: .2s }
    @keyframes rise { from { opacity: 0; transform: translateY(16px) } }`,
  'notched corners and stripes': `
    .card-header { clip-path: polygon(0 0, 100% 0, 100% 85%, 50% 100%, 0 85%);
      background: repeating-linear-gradient(45deg, #1e293b 0 10px, #334155 10px 20px) }
    .card-section { border: 1px dashed #94a3b8; padding: 1rem }
    a { text-decoration: underline dotted }`,
  'a grid with layered shadows': `
    .card-container { --shadow-soft: 0 1px 2px rgb(0 0 0 / 8%), 0 20px 40px -12px rgb(0 0 0 / 20%); font-family: "Avenir Next", sans-serif }
    .card-content { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: clamp(1rem, 4vw, 2rem) }
    .card-section { box-shadow: var(--shadow-soft); border-radius: 9999px / 24px; grid-column: 1 / -1 }
    .card-social a:hover { rotate: 6deg }
    .card-icon { filter: drop-shadow(0 0 3px red) }`,
}
