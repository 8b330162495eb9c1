/** Which questions were asked at their fields: saving again answers them. */
export function AskedInputs({ asked = [] }: { asked?: readonly string[] | undefined }) {
  return asked.map((key) => <input key={key} type="hidden" name="asked" value={key} />);
}
