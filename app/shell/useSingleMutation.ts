import { useMutation, type MutateOptions, type UseMutationOptions } from "@tanstack/react-query";
import { useRef } from "react";

/**
 * A mutation of which a screen has one under way at most. What is asked meanwhile is dropped, also a second click before
 * React has drawn the first, when `isPending` is still false (F6). A screen that is opened anew may send again.
 */
export function useSingleMutation<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) {
  const { mutate, ...mutation } = useMutation(options);
  const isUnderWay = useRef(false);
  return {
    ...mutation,
    isUnderWay: () => isUnderWay.current,
    /** `onSuccess` is not called once the screen was left; what must happen anyway belongs to `options`. */
    mutate: (
      variables: Variables,
      { onSuccess }: Pick<MutateOptions<Data, Error, Variables>, "onSuccess"> = {},
    ): void => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      const onSettled = () => {
        isUnderWay.current = false;
      };
      mutate(variables, onSuccess ? { onSuccess, onSettled } : { onSettled });
    },
  };
}
