import { expect, test } from '@jest/globals';
import { withLightImports } from './lightImports.ts';

const SHEETS =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/styles-C0wIJVba.css","assets/Bar-a1b2c3d4.css"])))=>i.map(i=>d[i]);';
const named = (list: string) =>
  `(await L(async()=>{let{Hero:e}=await import(\`./Hero-CfNQ9YvJ.js\`);return{Hero:e}},__vite__mapDeps([${list}]))).Hero`;

test('imports that preload the common style sheet only are plain imports', () => {
  expect(withLightImports(SHEETS + named('0'))).toBe(`${SHEETS}(await import(\`./Hero-CfNQ9YvJ.js\`)).Hero`);
  expect(withLightImports(`${SHEETS}L(()=>import('./a.js'),__vite__mapDeps([0]))`)).toBe(`${SHEETS}import('./a.js')`);
});

test('imports of several names, and of chunks without a style sheet, are plain imports too', () => {
  const two =
    'await L(async()=>{let{Hero:e,HeroBones:t}=await import(`./Hero-CfNQ9YvJ.js`);return{Hero:e,HeroBones:t}},';
  expect(withLightImports(`${SHEETS}${two}__vite__mapDeps([0]))`)).toBe(
    `${SHEETS}await import(\`./Hero-CfNQ9YvJ.js\`)`,
  );
  expect(withLightImports(`${two}[])`)).toBe('await import(`./Hero-CfNQ9YvJ.js`)');
  expect(withLightImports("L(()=>import('./a.js'),[])")).toBe("import('./a.js')");
});

test('imports with a style sheet of their own preload it', () => {
  for (const code of [SHEETS + named('0,1'), SHEETS + named('1')]) expect(withLightImports(code)).toBe(code);
});

test('code without a list of sheets stays', () => expect(withLightImports(named('0'))).toBe(named('0')));
